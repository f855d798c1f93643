// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package events

// TextAnnounced says in a sentence or two what happened in the grid, in the language of the
// Locale that it was drawn with last, for those who do not see it: have it spoken, or
// show it in a line of its own. It comes at most once a frame, after the events that it
// is about, and only where Options.Announce is set.
//
// It tells of the order, the filter, the selection and the page, of rows that are
// lifted, moved and dropped, of cells that were copied, pasted or refused what they were
// given, of rows that were not accepted, of what was undone, and of exports.
type TextAnnounced struct {
	Text string
	// Assertive texts are about something that failed: they should not wait for what is
	// being spoken.
	Assertive bool
}
