// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package events

import "github.com/giogrid/giogrid/gridui/option"

// GroupingChanged says that a user changed what rows are grouped by, the aggregate of a column or
// its shares, or asks for it where the grouping is Controlled.
type GroupingChanged struct{ From, To option.GroupingView }

// Apply makes the change, as the grid does where the grouping is not Controlled.
func (ev GroupingChanged) Apply(to *option.Grouping) { to.SetView(ev.To) }

func (GroupingChanged) GridEvent() {}
