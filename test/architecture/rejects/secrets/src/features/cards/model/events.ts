// accepted: what a form hands to a call is no state
export interface Credentials {
  password: string
}
