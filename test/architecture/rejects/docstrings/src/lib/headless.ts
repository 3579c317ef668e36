export type Headless = 1 // rejected: first line
