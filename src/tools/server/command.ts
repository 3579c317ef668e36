// What the two commands for pages with data have in common: their options, checked, and the build that they are about.
import { exit } from 'node:process'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { print, stop } from '../../platform/print.ts'
import { loadSite, type Site } from './renderer.ts'

/** The options of the command line; prints the help where it is asked for. */
export function readOptions<const Options extends NonNullable<ParseArgsConfig['options']>>(
  options: Options,
  help: string,
) {
  try {
    const { values } = parseArgs({ options })
    if (!('help' in values)) return values
  } catch (error) {
    return stop(`${(error as Error).message}\n\n${help}`)
  }
  print(help)
  return exit(0)
}

/** Stops where one of the addresses that a command is given is none. */
export function checkAddresses(command: string, origin: string, api: string | undefined): void {
  if (origin === '') stop(`Say which site this is: npm run ${command} -- --origin https://example.al`)
  if (!/^https?:\/\/[^/\s]+$/.test(origin) || !URL.canParse(origin))
    stop(`--origin '${origin}' is no site: it is like https://example.al, without a path.`)
  if (api !== undefined && !(URL.canParse(api) && /^https?:/.test(api)))
    stop(`--api '${api}' is no address of an API: it begins with http:// or https://`)
}

/** The renderer of a build; stops where there is none. */
export const openSite = (folder: string, api: string | undefined): Promise<Site> =>
  loadSite(folder, api).catch((error: Error) => stop(error.message))
