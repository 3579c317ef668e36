// Catches what a part of the page throws while rendering, so that the rest stays.
import { Component, type ComponentType, type ReactNode } from 'react'

/** What a fallback gets: the error, and a way to render the children again. */
export interface Failure {
  error: unknown
  retry: () => void
}

interface Props {
  /** A change resets the error, as a change of page should. */
  resetKey?: string
  fallback: ComponentType<Failure>
  children: ReactNode
}

interface State {
  failed: boolean
  error: unknown
  resetKey: string | undefined
}

/** Shows `fallback` instead of children that throw. React itself passes the error to the log (see App). */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, error: null, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: true, error }
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { failed: false, error: null, resetKey }
  }

  retry = (): void => this.setState({ failed: false, error: null })

  override render(): ReactNode {
    const { failed, error } = this.state
    const { fallback: Fallback, children } = this.props
    return failed ? <Fallback error={error} retry={this.retry} /> : children
  }
}
