// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package events holds what a grid tells its program: that something happened, or, where an
// option is Controlled, that a user asks for it. Events whose values have the type of the
// rows, such as gridui.RowClicked, are in package gridui.
//
// Grid.Update returns events one by one: switch on their type, or give functions of them to
// gridui.Handlers. An event of a change has a
// method Apply, which makes it in the option that it is about.
package events
