// Every rule by the name that it has in rejects.txt, too.
import { copyRule } from './rules/copy'
import { docsRule } from './rules/docs'
import { docstringRule } from './rules/docstrings'
import { importRule } from './rules/imports'
import { purityRule } from './rules/purity'
import { stateRule } from './rules/state'
import { textRule } from './rules/texts'
import type { Rule } from './source'

/** Name -> check. */
export const rules: Readonly<Record<string, Rule>> = {
  imports: importRule,
  purity: purityRule,
  state: stateRule,
  docstrings: docstringRule,
  docs: docsRule,
  copy: copyRule,
  texts: textRule,
}
