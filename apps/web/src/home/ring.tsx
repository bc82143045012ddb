/** How much of something is done, as a ring that closes, and a tick at the end. */

export function Ring({ share, isDone }: { readonly share: number; readonly isDone: boolean }) {
  if (isDone) {
    return (
      <svg class="ring" viewBox="0 0 28 28" aria-hidden="true">
        <circle cx="14" cy="14" r="13" fill="var(--accent)" />
        <path
          d="M8.5 14.5l3.8 3.8 7.2-8"
          fill="none"
          stroke="var(--on-accent)"
          stroke-width="2.4"
          stroke-linecap="round"
          stroke-linejoin="round"
        />
      </svg>
    );
  }
  const angle = 2 * Math.PI * Math.min(0.999, share);
  const end = `${14 + 11.5 * Math.sin(angle)} ${14 - 11.5 * Math.cos(angle)}`;
  return (
    <svg class="ring" viewBox="0 0 28 28" aria-hidden="true">
      <circle cx="14" cy="14" r="11.5" fill="none" stroke="var(--line-ui)" stroke-width="2" />
      {share > 0 && (
        <path
          d={`M14 2.5A11.5 11.5 0 ${share > 0.5 ? 1 : 0} 1 ${end}`}
          fill="none"
          stroke="var(--accent)"
          stroke-width="4"
        />
      )}
    </svg>
  );
}
