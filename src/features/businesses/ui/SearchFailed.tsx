// Shown in place of results that did not come.
import type { AppError } from '@/api'
import { Alert } from '@/ui/Alert'

/** Why a search failed. */
export const SearchFailed = ({ error }: { error: AppError | null }) =>
  error && <Alert kind="error">{`Gabim në kërkimin e bizneseve: ${error.message}`}</Alert>
