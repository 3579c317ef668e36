// The only way of data into a script element, through the app's one Trusted Types policy.
import { useEffect } from 'react'
import { log } from '@/lib/log'
import { escaped, type StructuredData, structuredText } from '@/lib/structuredData'

/** The policy's name, which the host's content policy allows (`trusted-types structured-data`). */
export const policyName = 'structured-data'

interface Policy {
  // In a browser that knows Trusted Types it is an object that only a script element takes; elsewhere it is the text.
  createScript(text: string): string
}
interface PolicyFactory {
  createPolicy(name: string, rules: Policy): Policy
}

/** Lets JSON through and nothing else; JSON is no code. */
const rules: Policy = {
  createScript: (text) => escaped(JSON.stringify(JSON.parse(text))),
}

let policy: Policy | undefined

/** The policy, made when it is first needed: a name can be had once only. */
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
    // A host that does not allow the policy has pages without this, not pages that fail.
    log.warn('structured data refused', error)
    return undefined
  }
  return script
}

/** Says `data` in the head as long as the page is shown; nothing without data. */
export function useStructuredData(data: StructuredData | undefined): void {
  const text = data && structuredText(data)
  useEffect(() => {
    const script = text === undefined ? undefined : scriptOf(text)
    if (!script) return
    document.head.append(script)
    return () => script.remove()
  }, [text])
}
