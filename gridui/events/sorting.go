// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package events

import "github.com/giogrid/giogrid/gridui/option"

// SortChanged says that a user changed the order, or asks for it where the
// order is Controlled.
type SortChanged struct{ From, To []option.SortKey }

// Apply makes the change.
func (e SortChanged) Apply(to *option.Options) { to.Sorting.Keys = e.To }
