// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package conflicts is the list of cells that others changed before the changes of the user were saved: the value
// as it was read, the value that it was changed to here, and the current value of the source. Users choose a side
// for each cell, or for all of them, and save again.
//
// It reads the conflicts from remote.Edits, and opens by itself when a save met some. It imports dataset, column,
// draw, viewport and ui, and no other feature.
package conflicts
