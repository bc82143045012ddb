/** Icons: strokes of one width on a grid of 24, drawn in the colour of the text around. */

const strokes = {
  again: 'M4 12a8 8 0 108-8c-2.5 0-4.7 1.1-6.2 2.900L4 9M4 4v5h5',
  back: 'M15 5l-7 7 7 7',
  book: 'M5 5.500A2.5 2.5 0 017.5 3H19v15H7.500A2.5 2.5 0 005 20.500zM5 20.500A2.5 2.5 0 007.5 21H19',
  check: 'M5 12.500l4.5 4.500L19 7.5',
  close: 'M6 6l12 12M18 6L6 18',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  day: 'M5 6h14v14H5zM5 10h14M9 3.500V6M15 3.500V6',
  download: 'M12 4v11M8 11.500l4 3.5 4-3.500M5 20h14',
  edit: 'M4 20h4L19 9l-4-4L4 16zM13 7l4 4',
  erase:
    'M8.5 20H20M4.6 15.400L13.5 6.500a2 2 0 012.8 0l3.2 3.200a2 2 0 010 2.800L12 20H8.500l-3.9-3.200a1 1 0 010-1.400zM10 10l6 6',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM14.8 12a2.8 2.8 0 11-5.6 0 2.8 2.8 0 015.6 0z',
  first: 'M18 6l-7 6 7 6zM7 6v12',
  flag: 'M6 21V4M6 4h11l-2 4 2 4H6',
  hint: 'M9 18h6M10 21h4M12 3a6 6 0 00-3.6 10.800c.6.5 1 1.2 1 2V16h5.200v-.2c0-.8.4-1.5 1-2A6 6 0 0012 3z',
  image: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 9.500h.01',
  last: 'M6 6l7 6-7 6zM17 6v12',
  moon: 'M20 14.500A8 8 0 119.5 4a6.5 6.5 0 0010.5 10.500z',
  next: 'M9 6l7 6-7 6',
  pause: 'M8 5v14M16 5v14',
  pencil: 'M4 20l1-4L16.5 4.500a2.1 2.1 0 013 3L8 19l-4 1zM14.5 6.500l3 3',
  people:
    'M9 11a3.5 3.5 0 100-7 3.5 3.5 0 000 7zM3 20c0-3.5 2.7-6 6-6s6 2.5 6 6M16 4.500a3.5 3.5 0 010 6.500M17.5 14.500c2 .8 3.5 2.8 3.5 5.5',
  pin: 'M12 21v-6M8 4h8l-1 6 3 3v2H6v-2l3-3z',
  play: 'M7 4.500l12 7.5-12 7.500z',
  plus: 'M12 5v14M5 12h14',
  previous: 'M15 6l-7 6 7 6',
  print:
    'M7 9V4h10v5M7 17H5a1 1 0 01-1-1v-5a2 2 0 012-2h12a2 2 0 012 2v5a1 1 0 01-1 1h-2M7 14h10v6H7z',
  redo: 'M15 14l5-5-5-5M20 9H10a6 6 0 000 12h3',
  settings:
    'M12 15a3 3 0 100-6 3 3 0 000 6zM12 3v2.500M12 18.500V21M3 12h2.500M18.5 12H21M5.6 5.600l1.8 1.800M16.6 16.600l1.8 1.800M5.6 18.400l1.8-1.800M16.6 7.400l1.8-1.8',
  share: 'M12 15V4M8 7.500L12 4l4 3.500M6 12v7h12v-7',
  solve: 'M12 3l1.8 5.200L19 10l-5.2 1.800L12 17l-1.8-5.200L5 10l5.2-1.800zM18.5 16v4M16.5 18h4',
  sound: 'M4 9.500v5h3.500L12 18.500v-13L7.5 9.500zM15.5 9a4 4 0 010 6M18 6.500a7.5 7.5 0 010 11',
  statistics: 'M5 20v-6M12 20V5M19 20v-9',
  sun: 'M16 12a4 4 0 11-8 0 4 4 0 018 0zM12 3v1.500M12 19.500V21M3 12h1.500M19.5 12H21M5.6 5.600l1.1 1.100M17.3 17.300l1.1 1.100M5.6 18.400l1.1-1.100M17.3 6.700l1.1-1.1',
  swap: 'M4 8h14M14 4l4 4-4 4M20 16H6M10 12l-4 4 4 4',
  time: 'M20 12a8 8 0 11-16 0 8 8 0 0116 0zM12 8v4l2.5 2',
  trash: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13',
  undo: 'M9 14L4 9l5-5M4 9h10a6 6 0 010 12h-3',
  upload: 'M12 15V4M8 7.500L12 4l4 3.500M5 20h14',
  warning: 'M12 4l9 16H3zM12 10v4.500M12 17.500v.01',
  'zoom-in': 'M17.5 11a6.5 6.5 0 11-13 0 6.5 6.5 0 0113 0zM20 20l-4.2-4.200M8.5 11h5M11 8.500v5',
  'zoom-out': 'M17.5 11a6.5 6.5 0 11-13 0 6.5 6.5 0 0113 0zM20 20l-4.2-4.200M8.5 11h5',
} as const;

export type IconName = keyof typeof strokes | 'menu' | 'filled' | 'dotted';

export function Icon({ name }: { readonly name: IconName }) {
  if (name === 'filled') {
    return (
      <svg viewBox="0 0 24 24" aria-hidden="true" data-icon={name}>
        <rect x="4" y="4" width="16" height="16" rx="2.5" fill="currentColor" />
      </svg>
    );
  }
  const isDots = name === 'menu';
  return (
    <svg
      data-icon={name}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width={isDots ? 3 : 1.8}
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      {name === 'menu' ? (
        <path d="M5 12h.01M12 12h.01M19 12h.01" />
      ) : name === 'dotted' ? (
        <>
          <rect x="4" y="4" width="16" height="16" rx="2.5" />
          <circle cx="12" cy="12" r="2.2" fill="currentColor" stroke="none" />
        </>
      ) : (
        <path d={strokes[name]} />
      )}
    </svg>
  );
}

export function Logo() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <g fill="var(--accent)">
        <rect x="1" y="1" width="14" height="14" rx="2.5" />
        <rect x="17" y="17" width="14" height="14" rx="2.5" />
        <path d="M17 5.100L21.1 1h5.800L31 5.100v5.800L26.9 15h-5.800L17 10.900z" />
      </g>
      <g fill="none" stroke-width="2.2">
        <path
          d="M5.5 5l5 3-5 3"
          stroke="var(--bg)"
          stroke-linecap="round"
          stroke-linejoin="round"
        />
        <circle cx="8" cy="24" r="6" stroke="var(--accent)" />
        <path d="M17 24h7v7" stroke="var(--bg)" />
      </g>
    </svg>
  );
}
