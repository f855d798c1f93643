// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package columnmove is how users move columns and groups of columns: they drag a header to
// another place, also to another pane, or move the focused one by keys.
//
// It knows which places a header may go to, scrolls the columns while a header is held near
// their edge, and draws the line where it would go. It asks the grid to move the columns.
package columnmove
