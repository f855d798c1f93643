// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

// Virtual sets which rows and columns are laid out in a frame. The zero value
// lays out the rows and columns that touch the screen, whatever the number of others, exactly
// and without blank or late ones.
type Virtual struct {
	// Disabled lays out all rows and columns, so that widgets in cells off the screen
	// live on. It is meant for small grids: beyond 10,000 rows it is ignored, which
	// is reported once.
	Disabled bool
	// Watch sends ViewportChanged events. Grid.Viewport tells the same at any time.
	Watch bool
	// Prefetch is the number of rows on either side of the screen that ViewportChanged adds
	// for fetching ahead; 0 = 10. Nothing off the screen is drawn for it.
	Prefetch int
	// ScanDisabled states that rows given by SetSource are not to be read from end to end, as
	// where they come from a server page by page. Rows.At is called by the goroutine of the
	// frames alone then, and for the rows on the screen: a map of pages needs no lock. What
	// needs all rows is off, and reported once as a ProblemFound where it is asked for:
	// see Rows. Set it before SetSource.
	ScanDisabled bool
}
