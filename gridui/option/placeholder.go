// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

// Placeholder sets what shows when there are no rows. The zero value shows a text of the locale: that there are no
// rows; that no rows pass the filters, with a button that removes the filters; or that the rows could not be read,
// with the reason and a button that tries again. A PlaceholderClicked event reports a click on a button.
type Placeholder struct {
	// Err is the error that kept the program from getting the rows, nil if there is none. If there are rows, it
	// shows in a bar below them. Errors of a Remote show without being set here.
	Err error
	// Explain, if not nil, returns the text that users read for an error, instead of the text of the error. The
	// errors are of rows that could not be read, and of changes of a Remote that could not be saved. It is called
	// one time for each error.
	Explain func(err error) string
	// Retry, if not nil, is called when a user tries again. The PlaceholderClicked event is sent too.
	Retry func()
	// EmptyAction is the label of a button that shows when there are no rows at all, such as "Add a row"; empty: no
	// button. A PlaceholderClicked event reports a click.
	EmptyAction string
	// ClearDisabled leaves out the button that removes the filters, RetryDisabled the button that tries again.
	ClearDisabled, RetryDisabled bool
}

// PlaceholderState is the reason why no rows show.
type PlaceholderState uint8

const (
	// PlaceholderNone means that there are rows, or that they are being loaded.
	PlaceholderNone PlaceholderState = iota
	// PlaceholderEmpty means that there are no rows, PlaceholderNoMatch that no row passes the filters,
	// PlaceholderFailed that the rows could not be read.
	PlaceholderEmpty
	PlaceholderNoMatch
	PlaceholderFailed
)
