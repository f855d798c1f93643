// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package columnmove lets users move columns and groups of columns: they drag a header to another place, also to
// another pane, or move the focused header by keys.
//
// It determines which places a header may go to, scrolls the columns while a header is held near their edge, and
// draws the line where the header would go. The grid moves the columns.
package columnmove
