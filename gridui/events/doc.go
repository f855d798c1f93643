// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package events defines the events that a grid reports to its program. Events that contain rows, such as
// gridui.RowClicked, are in package gridui, because they depend on the row type.
//
// Grid.Update returns events one by one. A program switches on their type, or passes functions for them to
// gridui.Handlers:
//
//	for {
//		ev, ok := grid.Update(gtx)
//		if !ok {
//			break
//		}
//		switch ev := ev.(type) {
//		case events.SortChanged:
//			save(ev.To)
//		case events.Change: // all others that change options
//			ev.Apply(&grid.Options)
//		}
//	}
//
// Most events report what happened. The events of an option that is Controlled only propose a change; their Apply
// makes it. Events with names that end in Requested ask the program to do something that the grid does not do itself.
package events
