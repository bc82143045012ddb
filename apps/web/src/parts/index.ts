/** What pages are built from. */
export { Button, Chips, IconButton, Segmented, Toggle, Tool } from './button.tsx';
export { Dialog, type MenuItem } from './dialog.tsx';
export { Header } from './header.tsx';
export { Icon } from './icons.tsx';
export { late, lateDialog } from './late.tsx';
export { announce, announceAtOnce, LiveRegion } from './live-region.tsx';
