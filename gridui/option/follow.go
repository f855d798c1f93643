// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

// Follow keeps the end of the rows in view while rows come, as a log or a terminal does. The zero value is off.
//
// The end is the last row of a grid that is not sorted, or sorted by Column in ascending order, and the first row of
// a grid sorted by Column in descending order. The grid rests, and follows nothing, while other columns sort it, while
// rows are grouped, form a tree or show in pages, and while a source does not know the number of its rows. Follow
// never moves the focus.
//
// Users pause it by scrolling away, by moving the focus or a search away from the end, and by opening an editor or a
// menu, or dragging. A button at the end then shows how many rows have come that pass the filter. The button, scrolling
// to within a row of the end, moving the focus to the last row (Ctrl+End) and ActionFollow (Alt+End) resume it.
// FollowChanged events report both. The program pauses and resumes it by Paused, without an event.
type Follow struct {
	// Enabled keeps the end in view.
	Enabled bool
	// Column is the id of the column whose ascending order puts new rows last, such as the time of an entry. Empty: a
	// sorted grid rests.
	Column string
	// Paused leaves the scroll position to users. Users set and clear it.
	Paused bool
}
