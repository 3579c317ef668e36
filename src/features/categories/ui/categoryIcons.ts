// Line drawings for categories on a grid of 24; loaded with the category pages only.

/** Icon name to path data. */
export const icons = {
  food: 'M7 3v18M4 3v5a3 3 0 0 0 6 0V3M17 3c-2 1-3 4-3 7h3v11',
  bed: 'M3 6v13M3 15h18v4M21 15v-2a4 4 0 0 0-4-4h-6v6M7 12a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3Z',
  health: 'M12 20s-8-5-8-11a4.5 4.5 0 0 1 8-2.5A4.5 4.5 0 0 1 20 9c0 6-8 11-8 11ZM8 11h2.5l1.5-2.5 1.5 4 1-1.5H16',
  beauty: 'm12 3 1.8 5.2L19 10l-5.2 1.8L12 17l-1.8-5.2L5 10l5.2-1.8ZM19 16v4M17 18h4',
  car: 'M4 17v-5l2-5h12l2 5v5ZM4 12h16M6 17v2M18 17v2M7.5 14.5h1M15.5 14.5h1',
  book: 'M12 6c-2-1.5-5-2-8-2v14c3 0 6 .5 8 2 2-1.5 5-2 8-2V4c-3 0-6 .5-8 2ZM12 6v14',
  bank: 'M3 9l9-5 9 5ZM5 9v8M10 9v8M14 9v8M19 9v8M3 20h18M4 17h16',
  signal: 'M3 9a13 13 0 0 1 18 0M6 12.5a8.5 8.5 0 0 1 12 0M9 16a4 4 0 0 1 6 0M12 19.5v.1',
  bag: 'M5 8h14l1 12H4ZM9 8V7a3 3 0 0 1 6 0v1',
  cart: 'M3 4h2.5l2 11H18l2-8H6.2M9 19.5v.1M17 19.5v.1',
  bus: 'M5 4h14v13H5ZM5 11h14M7 17v3M17 17v3M8 14v.1M16 14v.1',
  hammer: 'm13 7-9.5 9.5 3 3L16 10M11 5l3-2 6 6-3 3Z',
  briefcase: 'M3 8h18v11H3ZM9 8V5h6v3M3 13h18M12 12v2',
  ticket: 'M3 7h18v3a2 2 0 0 0 0 4v3H3v-3a2 2 0 0 0 0-4ZM14 7v2M14 11v2M14 15v2',
  paw: 'M12 12c-3 0-5 3-5 5s2 2.5 5 1.5c3 1 5 .5 5-1.5s-2-5-5-5ZM5.5 12v-1M9 8V6.5M15 8V6.5M18.5 12v-1',
  leaf: 'M5 19c0-9 5-14 15-15 0 10-5 15-12 14M5 21c1-5 4-9 9-12',
} as const

/** The name of a category icon. */
export type CategoryIconName = keyof typeof icons
