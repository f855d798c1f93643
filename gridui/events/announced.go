// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package events

// TextAnnounced describes a change in the grid in one or two sentences, for users who cannot see it. The program
// passes the text to a speech output, or shows it in a separate line. The language of the text is the language of the
// Locale of the last frame. The event is sent at most once per frame, after the events that it describes, and only if
// Options.Announce is set.
//
// It covers the order, the filter, the selection and the page; rows that are lifted, moved and dropped; cells that
// were copied, pasted or refused a value; rows that were not accepted; undone steps; and exports.
type TextAnnounced struct {
	// Text is the description.
	Text string
	// Assertive reports whether the text describes a failure, and should interrupt current speech.
	Assertive bool
}
