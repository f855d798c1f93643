// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package events has the events that a grid reports to its program. Events with rows, such as gridui.RowClicked, are
// in package gridui, because they have the type of the rows.
//
// Grid.Update returns events one by one. A program switches on their type, or gives functions of them to
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
// Most events report what happened. The events of an option that is Controlled propose a change, which Apply makes.
// The names that end in Requested ask the program to do something that the grid does not do itself.
package events
