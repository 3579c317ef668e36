// A link within the app. React Router's own brings what its framework mode loads ahead: 1.7 kB of every visit.
import type { ComponentProps } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'

/** What a link may have beside its address here. */
export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string
  /** In place of this entry of the history. */
  replace?: boolean
  /** The router state of the place that it leads to. */
  state?: unknown
}

/** Follows a plain click within the app; all other ways to open a link are the browser's. */
export function Link({ to, replace, state, ...rest }: LinkProps) {
  const href = useHref(to)
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { replace, state, target: rest.target })
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        rest.onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    />
  )
}
