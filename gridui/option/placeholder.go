// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

// Placeholder is what replaces rows where there are none. The zero value says in the words of
// the locale that there are no rows; that none passes the filters, with a button that takes them
// away; or that they could not be read, and why, with a button that tries again.
type Placeholder struct {
	// Err is why the program has not got the rows, nil if nothing is wrong. Without rows it stands
	// in their place, otherwise in a bar below them. What a Remote could not read shows by itself.
	Err error
	// Explain, if not nil, is what users read of an error, in place of its text: of rows that could
	// not be read, and of changes of a Remote that could not be saved. It is called once for an error.
	Explain func(err error) string
	// Retry, if not nil, is called when a user tries again, beside the PlaceholderClicked event.
	Retry func()
	// EmptyAction is the label of a button that shows when there are no rows at all, such as "Add a row"; empty:
	// there is no button. A click on it is a PlaceholderClicked event.
	EmptyAction string
	// ClearDisabled and RetryDisabled leave out the buttons of the other two states.
	ClearDisabled, RetryDisabled bool
}

// PlaceholderState is the reason why no rows show.
type PlaceholderState uint8

const (
	// PlaceholderNone: there are rows, or they are being loaded.
	PlaceholderNone PlaceholderState = iota
	// PlaceholderEmpty: there are no rows. PlaceholderNoMatch: no row passes the filters. PlaceholderFailed: they
	// could not be read.
	PlaceholderEmpty
	PlaceholderNoMatch
	PlaceholderFailed
)
