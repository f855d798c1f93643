// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

// Virtual sets which rows and columns are laid out in a frame. The zero value lays out exactly the rows and columns
// that touch the screen, whatever the total number, without blank or late rows.
type Virtual struct {
	// Disabled lays out all rows and columns, so that widgets in cells off the screen stay alive. It is meant for
	// small grids: with more than 10,000 rows it is ignored, and a ProblemFound event reports it.
	Disabled bool
	// Watch sends ViewportChanged events. Grid.Viewport returns the same value at any time.
	Watch bool
	// Prefetch is the number of rows above and below the screen that ViewportChanged includes for fetching ahead; 0
	// = 10. They are not drawn.
	Prefetch int
	// ScanDisabled states that rows given by SetSource must not be read from end to end, for instance because a
	// server sends them page by page. Only the goroutine of the frames then calls Rows.At, and only for the rows on
	// the screen: a map of pages needs no lock. Features that need all rows are off; using one sends a ProblemFound
	// event, see Rows. Set it before SetSource.
	ScanDisabled bool
}
