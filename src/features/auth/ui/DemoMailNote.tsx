// Where the e-mails of a demo are.
import { apiMocks } from '@/platform/env'
import { Alert } from '@/ui/Alert'

/** In builds with the mock backend only: no e-mail is sent there. */
export const DemoMailNote = () =>
  apiMocks && (
    <Alert kind="info" quiet>
      Në këtë demo nuk dërgohen email-e. Linkun e gjen te “Email-et e demos”.
    </Alert>
  )
