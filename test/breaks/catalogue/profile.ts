// How the statements about the profile could be false.
import { type Area, plain, subtle } from '../break'

const page = 'src/pages/profile/Page.tsx'
const details = 'src/features/auth/ui/profile/ProfileDetails.tsx'
const actions = 'src/features/auth/ui/profile/AccountActions.tsx'
const loading = 'src/features/auth/model/profile.ts'
const back = 'src/ui/BackButton.tsx'
const guard = 'src/app/guards/SignedInOnly.tsx'
const pages = 'src/app/pages.tsx'
const notices = 'src/app/layout/Notices.tsx'
const hiding = 'src/ui/AutoHideAlert.tsx'
const wire = 'src/api/wire/account.ts'
const claims = 'src/session/claims.ts'
const format = 'src/lib/albanianFormat.ts'

const leave = '<Navigate to={routes.login} replace state='
const failure = '`Failed to load profile data: ${(error as AppError | undefined)?.status ?? 200}`'
const accountActions =
  "<AccountActions key={user?._id} onChanged={(text) => dispatch(noticeShown({ kind: 'success', text }))} />"

export const profile: Area = {
  'PROFILE-01': [
    plain(
      pages,
      "    guard: signedIn('Hyr për të parë profilin tënd.', 'Duke ngarkuar profilin...'),\n",
      '',
      'A visitor sees an empty profile.',
    ),
    subtle(
      guard,
      leave,
      '<Navigate to={routes.login} replace={pathname !== routes.profile} state=',
      'Back from the log-in leads to /profile, and so to the log-in again.',
    ),
    subtle(
      guard,
      leave,
      '<Navigate to={pathname === routes.profile ? routes.signup : routes.login} replace state=',
      'A visitor of /profile is sent to the sign-up.',
    ),
    subtle(
      guard,
      'if (isAuthenticated) return children',
      "if (isAuthenticated || pathname === '/profile/') return children",
      'With a slash at its end the address is open to everybody.',
    ),
    subtle(
      guard,
      'useAppSelector(selectPendingNavigation) !== null',
      "useAppSelector(({ navigation, auth }) => navigation.pending !== null || auth.errorCode === 'sessionExpired')",
      'A user whose session has expired stays on /profile before a spinner instead of going to /login.',
    ),
  ],
  'PROFILE-02': [
    plain(
      page,
      'label="Duke ngarkuar profilin..."',
      'label="Prit pak…"',
      'Other words while the profile of an unknown user is being loaded.',
    ),
    subtle(
      pages,
      "'Hyr për të parë profilin tënd.', 'Duke ngarkuar profilin...'",
      "'Hyr për të parë profilin tënd.', 'Duke ngarkuar…'",
      'Other words while the session is being checked.',
    ),
    subtle(
      page,
      'label="Duke ngarkuar profilin..."',
      'label="Duke ngarkuar profilin…"',
      'The text ends in one sign for three dots.',
    ),
    subtle(
      page,
      'if (!user && isLoading) {',
      'if (!user && isLoading && error) {',
      'An error shows while an unknown user is being loaded.',
    ),
    subtle(
      'src/features/auth/ui/profile/useProfile.ts',
      'setFetch({ isLoading: true })',
      'if (maxAge !== undefined) setFetch({ isLoading: true })',
      "While the profile is loaded again after 'Provo përsëri', the error stays and 'Duke ngarkuar profilin...' does not appear.",
    ),
  ],
  'PROFILE-03': [
    plain(details, '<dd>{user.name || unknown}</dd>', '<dd>{unknown}</dd>', 'Nobody has a name.'),
    subtle(details, '<dd>{user.email || unknown}</dd>', '<dd>{user.name || unknown}</dd>', 'The name stands twice.'),
    subtle(
      details,
      '<dd>{user.name || unknown}</dd>',
      "<dd>{user.name?.split(' ')[0] || unknown}</dd>",
      'Only the first name is shown.',
    ),
    subtle(
      loading,
      '        dispatch(authEvents.SET_USER(user))\n',
      '',
      'Name and e-mail of the last log-in are shown, not those of today.',
    ),
    subtle(details, '{user.name || unknown}', "{user.name?.split(' ')[0] || unknown}", 'Only the first name is shown.'),
  ],
  'PROFILE-04': [
    plain(details, "{user.verified ? 'I verifikuar' : 'Në pritje'}", "{'Në pritje'}", 'Everybody waits.'),
    subtle(
      wire,
      "verified: pick(flag, one, 'verified'),",
      'verified: undefined,',
      'Once the server has answered a verified user waits.',
    ),
    subtle(
      claims,
      "if (typeof fields.verified === 'boolean') user.verified = fields.verified",
      '',
      'While the server does not answer a verified user waits.',
    ),
    subtle(details, "'I verifikuar'", "'E verifikuar'", 'The badge has another gender.'),
    subtle(
      claims,
      "if (typeof fields.verified === 'boolean') user.verified = fields.verified",
      "if (typeof fields.verified === 'string') user.verified = fields.verified === 'true'",
      "After a reload a verified user is 'Në pritje' until the server has answered, and for good when it does not.",
    ),
  ],
  'PROFILE-05': [
    plain(details, "{user.verified ? 'I verifikuar' : 'Në pritje'}", "{'I verifikuar'}", 'Everybody is verified.'),
    subtle(
      details,
      "{user.verified ? 'I verifikuar' : 'Në pritje'}",
      "{user.verified !== false ? 'I verifikuar' : 'Në pritje'}",
      'A user of whom the server says nothing is verified.',
    ),
    subtle(
      details,
      "{user.verified ? 'I verifikuar' : 'Në pritje'}",
      "{user.verified ? 'I verifikuar' : user.verified === false ? 'Në pritje' : ''}",
      'The badge of a user of whom the server says nothing is empty.',
    ),
    subtle(details, "'Në pritje'", "'I paverifikuar'", 'The badge has another text.'),
    subtle(
      details,
      "{user.verified ? 'I verifikuar' : 'Në pritje'}",
      "{user.verified === false ? 'Në pritje' : 'I verifikuar'}",
      "A user of whom the server does not say that they are verified has the badge 'I verifikuar'.",
    ),
  ],
  'PROFILE-06': [
    plain(details, "{user.role || 'User'}", "{'User'}", 'Everybody has the same role.'),
    subtle(details, "{user.role || 'User'}", "{user.role || 'Përdorues'}", 'The default is in Albanian.'),
    subtle(details, "{user.role || 'User'}", '{user.role || unknown}', 'A user without a role has no default.'),
    subtle(
      wire,
      "role: pick(text, one, 'role'),",
      'role: undefined,',
      'Once the server has answered everybody has the default.',
    ),
  ],
  'PROFILE-07': [
    plain(details, '<dt>Regjistruar më</dt>', '<dt>Anëtar që nga</dt>', 'The date has another label.'),
    subtle(
      details,
      '{formatDate(user.createdAt)}',
      '{formatDate(Date.now())}',
      'Everybody seems to have signed up today.',
    ),
    subtle(
      wire,
      "createdAt: pick(date, one, 'createdAt'),",
      'createdAt: undefined,',
      'Once the server has answered the date is unknown.',
    ),
    subtle(
      format,
      'const there = inTirana(time)',
      'const there = new Date(time)',
      'Who signed up just after midnight has the day before.',
    ),
    subtle(
      format,
      'month: there.getUTCMonth() + 1',
      'month: Math.min(11, there.getUTCMonth() + 1)',
      'Who signed up in December has November.',
    ),
    subtle(
      details,
      'formatDate(user.createdAt)',
      'formatDate(user.createdAt?.slice(0, 10))',
      'For an account opened at 23:30 UTC the day before the one in Albania is shown.',
    ),
    subtle(
      claims,
      "['name', 'email', 'role', 'createdAt'] as const",
      "['name', 'email', 'role'] as const",
      "After a reload during which the profile cannot be fetched 'Regjistruar më' says 'Datë e panjohur' although the stored user has the date.",
    ),
  ],
  'PROFILE-08': [
    plain(
      actions,
      "onClick={() => setOpen('password')}",
      "onClick={() => setOpen('deletion')}",
      'The button opens the other dialog.',
    ),
    subtle(
      actions,
      'Ndrysho <VisuallyHidden>fjalëkalimin</VisuallyHidden>',
      'Ndërro <VisuallyHidden>fjalëkalimin</VisuallyHidden>',
      'The action has another name.',
    ),
    subtle(page, accountActions, `{user && ${accountActions}}`, 'A user of whom nothing is known yet has no actions.'),
    subtle(
      actions,
      "onClick={() => setOpen('password')}",
      "onDoubleClick={() => setOpen('password')}",
      'One press opens nothing.',
    ),
    subtle(
      page,
      "<AccountActions key={user?._id} onChanged={(text) => dispatch(noticeShown({ kind: 'success', text }))} />",
      "{!error && (\n          <AccountActions key={user?._id} onChanged={(text) => dispatch(noticeShown({ kind: 'success', text }))} />\n        )}",
      "When the profile could not be refreshed, 'Ndrysho' and its modal are not there.",
    ),
  ],
  'PROFILE-09': [
    plain(
      actions,
      "onClick={() => setOpen('deletion')}",
      "onClick={() => setOpen('password')}",
      'The button opens the other dialog.',
    ),
    subtle(
      actions,
      'Fshi <VisuallyHidden>llogarinë</VisuallyHidden>',
      'Hiq <VisuallyHidden>llogarinë</VisuallyHidden>',
      'The action has another name.',
    ),
    subtle(
      actions,
      "onClick={() => setOpen('deletion')}",
      "onDoubleClick={() => setOpen('deletion')}",
      'One press opens nothing.',
    ),
    subtle(
      actions,
      "{open === 'deletion' && <DeleteAccount onClose={close} />}",
      "{open === 'deletion' && <p>Shkruaj te mbështetja për ta fshirë llogarinë.</p>}",
      'A sentence shows instead of the dialog.',
    ),
  ],
  'PROFILE-10': [
    plain(page, '          <BackButton />\n', '', 'No button back.'),
    subtle(
      page,
      '          <BackButton />\n',
      '          {user && <BackButton />}\n',
      'No button back beside an error.',
    ),
    subtle(back, '      Kthehu mbrapa\n', '      Kthehu\n', 'The button has another name.'),
    subtle(
      back,
      '(hasPreviousPage() ? navigate(-1) : navigate(routes.home))',
      'navigate(routes.home)',
      'The button leads home, wherever the user came from.',
    ),
    subtle(
      back,
      '(hasPreviousPage() ? navigate(-1) : navigate(routes.home))',
      'navigate(-1)',
      'For a user who landed here the button does nothing or leaves the app.',
    ),
    subtle(
      back,
      '(hasPreviousPage() ? navigate(-1) : navigate(routes.home))',
      '(hasPreviousPage() ? navigate(routes.home) : navigate(-1))',
      "'Kthehu mbrapa' leads home instead of back to the page before the profile.",
    ),
  ],
  'PROFILE-11': [
    plain(
      notices,
      "return kind === 'success' ? (",
      "return kind === 'info' ? (",
      'The message of a changed password stays.',
    ),
    subtle(hiding, 'const ALERT_STAYS = 5000', 'const ALERT_STAYS = 4999', 'The message goes a little too early.'),
    subtle(hiding, 'const ALERT_STAYS = 5000', 'const ALERT_STAYS = 5001', 'The message goes a little too late.'),
    subtle(
      page,
      "noticeShown({ kind: 'success', text })",
      "noticeShown({ kind: 'info', text })",
      'The profile gives its message as one that stays.',
    ),
    subtle(
      hiding,
      'if (!isPointed && !isFocused) timer',
      'if (isPointed && !isFocused) timer',
      'The message goes only while the pointer is on it.',
    ),
    subtle(
      hiding,
      "isPointed = type === 'pointerenter'",
      "isPointed ||= type === 'pointerenter'",
      'A success message that the pointer has crossed never hides by itself.',
    ),
  ],
  'PROFILE-12': [
    plain(loading, failure, "'Profili nuk u ngarkua'", 'The failure is reported in other words.'),
    subtle(loading, failure, failure.replace('?.status ?? 200', '?.code ?? 200'), 'The status is missing.'),
    subtle(loading, failure, failure.replace('?? 200', '|| 200'), 'Without a connection the status is 200.'),
    subtle(loading, '    log.error(text)\n', '', 'QA people find no report in the console.'),
    subtle(
      page,
      '<ErrorState message={error} onRetry={retry} />',
      '<ErrorState title="Gabim" onRetry={retry} />',
      'The page does not say what failed.',
    ),
    subtle(
      loading,
      'return { success: false, error: text }',
      'return { success: false }',
      'The screen hears of a failure without its text.',
    ),
    subtle(
      loading,
      '?.status ?? 200',
      '?.status || 200',
      "Without connection the failure is reported as 'Failed to load profile data: 200' instead of 0.",
    ),
  ],
}
