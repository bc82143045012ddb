/** What pages are built from. */
export { Button, Chips, IconButton, Segmented, Toggle, Tool } from './button.tsx';
export { Dialog, Menu, type MenuItem } from './dialog.tsx';
export { Header } from './header.tsx';
export { Icon, type IconName } from './icons.tsx';
export { announce, announceAtOnce, LiveRegion } from './live-region.tsx';
