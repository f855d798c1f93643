// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package events

// TextAnnounced describes what happened in the grid in a sentence or two, for users who do not see it: the program
// speaks it, or shows it in a line of its own. The text is in the language of the Locale of the last frame. The event
// comes at most one time a frame, after the events that it describes, and only with Options.Announce.
//
// It covers the order, the filter, the selection and the page; rows that are lifted, moved and dropped; cells that
// were copied, pasted or refused a value; rows that were not accepted; undone steps, and exports.
type TextAnnounced struct {
	// Text is one or two sentences.
	Text string
	// Assertive reports whether the text is about a failure, and should interrupt what is being spoken.
	Assertive bool
}
