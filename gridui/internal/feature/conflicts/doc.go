// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package conflicts is the list of cells that others changed before their changes were saved: the
// value as it was read, the one that it was changed to here, and the one that the source has now.
// Users choose a side for each cell, or for all of them, and save again.
//
// What the conflicts are it asks remote.Edits. It opens by itself when a save met some. It imports
// dataset, column, draw, viewport and ui, and no other feature.
package conflicts
