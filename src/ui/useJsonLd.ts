// The only way to put data into a script element, through the app's one Trusted Types policy.
import { useEffect } from 'react'
import { escaped, type StructuredData, structuredText } from '@/lib/jsonLd'
import { isPrerendering } from '@/platform/env'
import { log } from '@/platform/logger'
import { prerenderHead } from '@/platform/prerenderHead'

/** The policy's name, which the host's content policy allows (`trusted-types structured-data`). */
export const policyName = 'structured-data'

interface Policy {
  // With Trusted Types it is an object that only a script element accepts; in a browser without them it is the text.
  createScript(text: string): string
}
interface PolicyFactory {
  createPolicy(name: string, rules: Policy): Policy
}

/** Lets only JSON through, which is not code. */
const rules: Policy = {
  createScript: (text) => escaped(JSON.stringify(JSON.parse(text))),
}

let policy: Policy | undefined

/** The policy, created when first needed: a name can be used only once. */
function thePolicy(): Policy {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory }
  policy ??= trustedTypes ? trustedTypes.createPolicy(policyName, rules) : rules
  return policy
}

function scriptOf(text: string): HTMLScriptElement | undefined {
  const script = document.createElement('script')
  script.type = 'application/ld+json'
  try {
    script.text = thePolicy().createScript(text)
  } catch (error) {
    // On a host that does not allow the policy, pages lack this data but do not fail.
    log.warn('structured data refused', error)
    return undefined
  }
  return script
}

/** Puts `data`, if given, into the head while the page is shown. */
export function useJsonLd(data: StructuredData | undefined): void {
  const text = data && structuredText(data)
  if (isPrerendering && text) prerenderHead?.data.push(text)
  useEffect(() => {
    const script = text === undefined ? undefined : scriptOf(text)
    if (!script) return
    document.head.append(script)
    return () => script.remove()
  }, [text])
}
