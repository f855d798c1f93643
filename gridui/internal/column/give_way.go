// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

// GiveWay holds when a column leaves a narrow grid.
type GiveWay struct {
	// Priority orders the columns that leave: the highest leaves first.
	Priority int
	// Kit connects the feature that decides which columns leave. Only columns that give way refer to it.
	Kit any
}
