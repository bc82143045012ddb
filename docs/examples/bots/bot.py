"""A complete bot for any game of a server: python3 bot.py ADDRESS, with its token in LUDOTECA_TOKEN."""

import json
import os
import random
import sys
import urllib.error
import urllib.request

SERVER = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:4040/"
HEADERS = {"Authorization": "Bearer " + os.environ["LUDOTECA_TOKEN"], "Content-Type": "application/json"}


def post(game, what, **body):
    """Asks the server for something about a game; the key makes it safe to ask again."""
    body["key"] = "%016x" % random.getrandbits(64)
    url = f"{SERVER}api/games/{game}/{what}"
    try:
        urllib.request.urlopen(urllib.request.Request(url, json.dumps(body).encode(), HEADERS)).read()
    except urllib.error.HTTPError as refused:
        # 409: the game went on or ended meanwhile; the stream tells how it stands.
        if refused.code != 409:
            print(what, refused.read().decode(), file=sys.stderr)


def choose(moves):
    """Put your thoughts here."""
    return random.choice(moves)


with urllib.request.urlopen(urllib.request.Request(SERVER + "api/me/stream", headers=HEADERS)) as stream:
    for line in stream:
        told = json.loads(line.strip() or "{}")
        view = told.get("view")
        if told.get("type") == "challenge":
            post(view["id"], "join")
        elif view and view["progress"]["phase"] == "over":
            print("over", view["id"], flush=True)
        elif told.get("moves"):
            post(view["id"], "moves", ply=len(view["record"]["moves"]), move=choose(told["moves"]))
