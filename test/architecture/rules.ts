// Every rule by the name that it has in rejects.txt, too.
import { copyRule } from './rules/copy'
import { docsRule } from './rules/docs'
import { docstringRule } from './rules/docstrings'
import { cycleRule, importRule } from './rules/imports'
import { placeRule } from './rules/places'
import { purityRule } from './rules/purity'
import { secretRule } from './rules/secrets'
import { stateRule } from './rules/state'
import { textRule } from './rules/texts'
import type { Rule } from './source'

/** Name -> check. */
export const rules: Readonly<Record<string, Rule>> = {
  imports: importRule,
  cycles: cycleRule,
  places: placeRule,
  purity: purityRule,
  secrets: secretRule,
  state: stateRule,
  docstrings: docstringRule,
  docs: docsRule,
  copy: copyRule,
  texts: textRule,
}
