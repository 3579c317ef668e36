// How the statements about the header could be false.
import { type Area, plain, subtle, subtleInBrowser } from '../break'

const header = 'src/app/layout/Header.tsx'
const styles = 'src/app/layout/Header.module.scss'
const menu = 'src/app/layout/UserMenu.tsx'
const logOut = 'src/features/auth/model/logOut.ts'
const reauth = 'src/api/reauth.ts'
const popover = 'src/ui/usePopover.ts'

const links = '{links.map(({ to, text }) => ('
const account = '{isSignedIn ? <UserMenu onLeave={leave} /> : !isLeaving && <Visitor />}'
const leaving = '        {!isSignedIn && isLeaving && <p role="status">Duke dalë…</p>}\n'
const waits = 'await waitAtMost(dispatch(logOut()))'
const tells = 'const told = sendLogout()\n    dispatch(navigationRequested({ to: routes.home }))\n'
const homeIf = (condition: string) =>
  `const told = sendLogout().then((sent) => {\n      if (${condition}) dispatch(navigationRequested({ to: routes.home }))\n    })\n`
const opens =
  'await waitAtMost(dispatch(loadProfile()))\n    setIsOpening(false)\n    if (now.current === place) dispatch'
const opensIf = (condition: string) =>
  `const result = await dispatch(loadProfile())\n    setIsOpening(false)\n    if (${condition} && now.current === place) dispatch`

export const headerArea: Area = {
  'HEADER-01': [
    plain(header, "  { to: routes.chooseBusiness, text: 'Shkruaj një koment' },\n", '', 'The link is missing.'),
    subtle(header, 'to: routes.chooseBusiness', 'to: routes.myReviews', 'The link leads to the own comments.'),
    subtle(header, "'Shkruaj një koment'", "'Shkruaj një Koment'", 'The link has a capital in its last word.'),
    subtle(
      header,
      links,
      '{links.filter(({ to }) => isSignedIn || to !== routes.chooseBusiness).map(({ to, text }) => (',
      'Visitors do not have the link.',
    ),
  ],
  'HEADER-02': [
    plain(header, "  { to: routes.categories, text: 'Kategoritë' },\n", '', 'The link is missing.'),
    subtle(header, 'to: routes.categories', 'to: routes.home', 'The link leads home.'),
    subtle(header, "'Kategoritë'", "'Kategorite'", 'The link lacks its ë.'),
    subtle(
      header,
      links,
      '{links.filter(({ to }) => to !== routes.categories || !isWithin(to, pathname)).map(({ to, text }) => (',
      'On the page of a category the link is missing.',
    ),
    subtle(
      header,
      'className={styles.link} to={to} aria-current',
      'className={styles.link} to={isWithin(to, pathname) ? pathname : to} aria-current',
      "On a category's page 'Kategoritë' leads to that same page instead of /kategorite.",
    ),
  ],
  'HEADER-03': [
    plain(header, "  { to: routes.about, text: 'Rreth nesh' },\n", '', 'The link is missing.'),
    subtle(header, 'to: routes.about', 'to: routes.howItWorks', 'The link leads to how it works.'),
    subtle(header, "'Rreth nesh'", "'Rreth Nesh'", 'The link has a capital in its second word.'),
    subtle(
      header,
      links,
      '{links.filter(({ to }) => !isSignedIn || to !== routes.about).map(({ to, text }) => (',
      'Users who are signed in do not have the link.',
    ),
  ],
  'HEADER-04': [
    plain(header, '          popoverTarget={menuId}\n', '', "The phone's button opens nothing."),
    subtle(header, '          {appName}\n        </Link>', '        </Link>', 'The name is missing beside the star.'),
    subtle(header, '            <Icon name="star" />\n', '', 'The star is missing beside the name.'),
    subtleInBrowser(
      styles,
      '.toggle {\n  display: grid;',
      '.toggle {\n  display: none;',
      'A phone has no button for the menu.',
    ),
    subtleInBrowser(
      styles,
      '    &:popover-open {\n      position: fixed;\n      inset: calc(var(--bar) + 3px) 0 auto;',
      '    &:popover-open {\n      position: fixed;\n      inset: -100vh 0 auto;',
      "The phone's menu opens out of sight.",
    ),
    subtleInBrowser(
      styles,
      '@container (inline-size >= 46rem) {\n    display: none;',
      '@container (inline-size >= 30rem) {\n    display: none;',
      'Between 480 and 735 px the menu button is gone and the menu with it.',
    ),
  ],
  'HEADER-05': [
    plain(header, '        Hyr\n', '        Identifikohu\n', 'The link has another text.'),
    subtle(header, 'to={routes.login} state', 'to={routes.signup} state', 'The link leads to the sign-up.'),
    subtle(
      header,
      account,
      account.replace('<Visitor />', 'pathname === routes.home && <Visitor />'),
      'Only home has the link.',
    ),
    subtleInBrowser(
      header,
      'if (isSignedIn !== undefined) delete document',
      'if (isSignedIn) delete document',
      'Whose session turns out to be over cannot see the link.',
    ),
    subtle(
      header,
      'await waitAtMost(dispatch(logOut()))',
      'await dispatch(logOut())',
      "After a log-out that the server never answers the header says 'Duke dalë…' for good, and 'Hyr' does not come.",
    ),
  ],
  'HEADER-06': [
    plain(header, '        Regjistrohu\n', '        Krijo llogari\n', 'The link has another text.'),
    subtle(
      header,
      '<ButtonLink size="sm" to={routes.signup}',
      '<ButtonLink size="sm" to={routes.login}',
      'The link leads to the log-in.',
    ),
    subtle(header, '    setIsLeaving(false)\n', '', 'After a log-out the link does not come back.'),
    subtle(
      header,
      account,
      account.replace('isSignedIn ? <UserMenu', 'isSignedIn !== false ? <UserMenu'),
      'Until the session is checked a visitor has a user menu in place of the link.',
    ),
    subtle(
      header,
      '<ButtonLink size="sm" to={routes.signup} state={{ from }}>\n        Regjistrohu\n      </ButtonLink>',
      '{!isRoute(routes.signup, pathname) && (\n        <ButtonLink size="sm" to={routes.signup} state={{ from }}>\n          Regjistrohu\n        </ButtonLink>\n      )}',
      "On /signup the header has no 'Regjistrohu'.",
    ),
  ],
  'HEADER-07': [
    plain(
      header,
      account,
      account.replace('isSignedIn ? <UserMenu onLeave={leave} /> : ', ''),
      'There is no user menu.',
    ),
    subtle(menu, '            <strong>{user?.name}</strong>\n', '', 'The menu does not name the user.'),
    subtle(menu, '            <span>{user?.email}</span>\n', '', 'The menu lacks the e-mail.'),
    subtle(menu, '{(menu.open || isInMenu) && (', '{menu.open && (', "The phone's menu has nothing for the user."),
    subtle(
      menu,
      '<span>{user?.email}</span>',
      '{!isInMenu && <span>{user?.email}</span>}',
      'On a phone the user menu shows the name without the e-mail address.',
    ),
  ],
  'HEADER-08': [
    plain(
      menu,
      '<Link to={routes.myReviews}>Komentet e mia</Link>',
      '<Link to={routes.saved}>Komentet e mia</Link>',
      "'Komentet e mia' leads to the saved businesses.",
    ),
    subtle(
      menu,
      '<Link to={routes.profile} onClick',
      '<Link to={routes.home} onClick',
      "'Profili im' opens home in a new tab.",
    ),
    subtle(menu, "'Profili im'\n", "'Profili Im'\n", 'The first item has a capital in its second word.'),
    subtle(menu, '                  Dil\n', '                  Dilni\n', 'The last item has another text.'),
    subtle(menu, 'onClick={onLeave}', 'onClick={menu.close}', "'Dil' closes the menu and no more."),
  ],
  'HEADER-09': [
    plain(
      logOut,
      'const told = sendLogout()',
      'const told: Promise<unknown> = Promise.resolve(sendLogout.name)',
      'The server is not told.',
    ),
    subtle(
      reauth,
      "url: '/auth/logout', method: 'POST'",
      "url: '/auth/logout', method: 'DELETE'",
      'The server is told in a way that it does not know.',
    ),
    subtle(
      reauth,
      "method: 'POST', body: { refreshToken }, keepalive",
      "method: 'POST', body: {}, keepalive",
      'The server is not told which session ends.',
    ),
    subtle(
      logOut,
      `${tells}    dispatch(loggedOut())\n`,
      'dispatch(navigationRequested({ to: routes.home }))\n    dispatch(loggedOut())\n    const told = sendLogout()\n',
      'The server is told after the tokens are gone, and so does not learn whose session ends.',
    ),
    subtle(
      reauth,
      "const args = { url: '/auth/logout', method: 'POST', body: { refreshToken }, keepalive: true, timeout: 0 }",
      "const args = { url: '/auth/logout', method: 'POST', body: { refreshToken }, keepalive: true, timeout: 0 }\n  if (accessToken && isAccessTokenExpired(accessToken, serverNow()))\n    return Promise.resolve({ response: { status: 0, text: '' }, meta: { request: { method: 'POST', url: args.url } } })",
      'Who logs out after the access token has expired is logged out here only: no POST /auth/logout is sent, and the refresh token stays valid.',
    ),
  ],
  'HEADER-10': [
    plain(header, leaving, '', 'Nothing is busy.'),
    subtle(
      header,
      `        </div>\n${leaving}`,
      `${leaving}        </div>\n`,
      'On a phone the busy state stands in the menu, which is closed.',
    ),
    subtle(header, waits, 'void dispatch(logOut())', 'The busy state is over before it is seen.'),
    subtle(
      header,
      waits,
      'await waitAtMost(dispatch(logOut()), 500)',
      'The busy state ends after half a second, whether or not the server has answered.',
    ),
    subtle(
      header,
      '{!isSignedIn && isLeaving && <p',
      '{isSignedIn && isLeaving && <p',
      "While the server is told of the log-out the header says nothing: neither 'Duke dalë…' nor 'Hyr'.",
    ),
  ],
  'HEADER-11': [
    plain(logOut, '    dispatch(navigationRequested({ to: routes.home }))\n', '', 'The user stays on the page.'),
    subtle(logOut, 'to: routes.home', 'to: routes.login', 'The user goes to the log-in.'),
    subtle(
      'src/app/guards/SignedInOnly.tsx',
      'if (isChecking || isLeaving)',
      'if (isChecking)',
      'Who logs out on the profile ends on the log-in.',
    ),
    subtleInBrowser(
      popover,
      'popover?.hidePopover?.()',
      "popover?.hasAttribute('id')",
      "The phone's menu stays open after the log-out.",
    ),
  ],
  'HEADER-12': [
    plain(
      logOut,
      tells,
      homeIf('sent.response.status === 200'),
      'When the server refuses, the user stays on the page.',
    ),
    subtle(logOut, tells, homeIf('sent.response.status !== 0'), 'Without a connection the user stays on the page.'),
    subtle(
      logOut,
      tells,
      homeIf('sent.response.status < 500'),
      "With an error of the server's own the user stays on the page.",
    ),
    subtle(logOut, tells, homeIf('true'), 'With a server that does not answer the user stays on the page.'),
    subtle(
      logOut,
      'dispatch(navigationRequested({ to: routes.home }))',
      'void told.then(({ response }) => response.status < 500 && dispatch(navigationRequested({ to: routes.home })))',
      'When the server answers the log-out with 500, the page stays where it was instead of going to /.',
    ),
  ],
  'HEADER-13': [
    plain(
      menu,
      '    await waitAtMost(dispatch(loadProfile()))\n',
      '',
      'The profile opens without being fetched by the menu.',
    ),
    subtle(
      menu,
      'await waitAtMost(dispatch(loadProfile()))',
      'void dispatch(loadProfile())',
      'The profile opens before the answer.',
    ),
    subtle(
      menu,
      'dispatch(loadProfile())',
      'dispatch(loadProfile(3600))',
      'A second press within a minute fetches nothing.',
    ),
    subtle(
      menu,
      'await waitAtMost(dispatch(loadProfile()))',
      'await waitAtMost(dispatch(loadProfile()), 0)',
      'The profile opens at once, however soon the answer would have come.',
    ),
    subtle(
      menu,
      'dispatch(loadProfile())',
      'dispatch(loadProfile(60))',
      "Who opens 'Profili im' again within a minute gets the profile as it was: nothing is fetched.",
    ),
  ],
  'HEADER-14': [
    plain(menu, opens, opensIf('result.success'), 'When the fetch fails, the profile does not open.'),
    subtle(menu, opens, opensIf("!result.error?.endsWith(': 0')"), 'Without a connection the profile does not open.'),
    subtle(
      menu,
      opens,
      opensIf("!result.error?.includes(': 5')"),
      "With an error of the server's own the profile does not open.",
    ),
    subtle(
      menu,
      opens,
      opensIf("!result.error?.endsWith(': 404')"),
      'For a user whom the server does not know the profile does not open.',
    ),
    subtle(
      menu,
      'await waitAtMost(dispatch(loadProfile()))\n    setIsOpening(false)\n    if (now.current === place)',
      "const { error } = await dispatch(loadProfile())\n    setIsOpening(false)\n    if (now.current === place && !error?.endsWith(': 0'))",
      "Without a connection 'Profili im' opens nothing; after an answer of 500 it still opens /profile.",
    ),
  ],
}
