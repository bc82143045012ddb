/** How often somebody may ask: buckets that fill again with time, one for each person or address. */

export interface Rate {
  /** Takes one; false when there is none left. */
  take(who: string): boolean;
}

/** So many at once, and as many again in the time that is told; `clock` in milliseconds. */
export function openRate(most: number, inMs: number, clock: () => number = Date.now): Rate {
  const buckets = new Map<string, { left: number; at: number }>();
  let lastSweep = clock();
  return {
    take(who) {
      const now = clock();
      if (now - lastSweep > inMs) {
        lastSweep = now;
        // A bucket that is full again need not be remembered.
        for (const [key, { left, at }] of buckets) {
          if (left + ((now - at) / inMs) * most >= most) buckets.delete(key);
        }
      }
      const bucket = buckets.get(who) ?? { left: most, at: now };
      bucket.left = Math.min(most, bucket.left + ((now - bucket.at) / inMs) * most);
      bucket.at = now;
      buckets.set(who, bucket);
      if (bucket.left < 1) return false;
      bucket.left--;
      return true;
    },
  };
}
