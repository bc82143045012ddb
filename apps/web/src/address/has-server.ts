/** Whether the page came from a server that people play through: it says so by a cookie, and nobody has to be asked. */
export function hasServer(): boolean {
  return /(?:^|;\s*)ludoteca-online=1/.test(document.cookie);
}
