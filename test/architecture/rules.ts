// Every family of rules by the name of its folder of counter-examples in rejects/.
import { barrelRule } from './rules/barrels'
import { copyRule } from './rules/copy'
import { cycleRule } from './rules/cycles'
import { docsRule } from './rules/docs'
import { docstringRule } from './rules/docstrings'
import { doorRule } from './rules/doors'
import { importRule } from './rules/imports'
import { placeRule } from './rules/places'
import { purityRule } from './rules/purity'
import { secretRule } from './rules/secrets'
import { sizeRule } from './rules/sizes'
import { stateRule } from './rules/state'
import { textRule } from './rules/texts'
import type { Rule } from './source'

/** Family -> check. */
export const rules: Readonly<Record<string, Rule>> = {
  imports: importRule,
  cycles: cycleRule,
  barrels: barrelRule,
  places: placeRule,
  sizes: sizeRule,
  doors: doorRule,
  purity: purityRule,
  secrets: secretRule,
  state: stateRule,
  docstrings: docstringRule,
  docs: docsRule,
  copy: copyRule,
  texts: textRule,
}
