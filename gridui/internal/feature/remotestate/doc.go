// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package remotestate shows the state of remote rows: bars instead of the text of rows that have not arrived, a
// veil over rows that will be replaced, and a bar below the sheet that shows why rows could not be read and tries
// again. It shows nothing for rows in memory.
//
// It imports draw, dataset, viewport, celltext and ui, and no other feature.
package remotestate
