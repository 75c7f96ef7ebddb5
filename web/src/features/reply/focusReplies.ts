/** Where the focus goes when what had it is done and gone. */
export const focusReplies = () => document.getElementById('replies')?.focus()
