// A browser as the walks need it, whichever engine draws its pages.

/** Keys that are no letters. */
export type Key = 'Enter' | 'Escape' | 'Tab' | 'Backspace'

/** A tab. Addresses are whole; points are CSS pixels of the viewport; errors of the page's tasks reject. */
export interface Tab {
  goto(address: string): Promise<void>
  /** Runs a function in the page, with arguments and a result that JSON can hold. It sees nothing outside of itself. */
  run<Args extends unknown[], Result>(task: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>>
  /** Runs a script in the page, whatever the page's policy says. */
  add(script: string): Promise<void>
  click(x: number, y: number): Promise<void>
  type(text: string): Promise<void>
  press(key: Key): Promise<void>
  /** Marks all of the field that has the focus. */
  selectAll(): Promise<void>
  reload(): Promise<void>
  back(): Promise<void>
  resize(width: number, height: number): Promise<void>
  /** Brings the tab to the front. */
  show(): Promise<void>
}

/** Tabs of one person, who leaves nothing behind. */
export interface Profile {
  openTab(): Promise<Tab>
  close(): Promise<void>
}

/** A running browser. */
export interface Engine {
  /** With its version, 'firefox 140.4.0'. */
  name: string
  /** What pages said on the console as errors or warnings, and exceptions; WebKit's driver does not tell. */
  problems: string[]
  newProfile(): Promise<Profile>
  close(): Promise<void>
}

/** Where the tests run; so that times of day are the same in each. */
export const engineSettings = { env: { ...process.env, TZ: 'Europe/Tirane' }, size: [1280, 800] } as const
