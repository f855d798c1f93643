// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package events

import "github.com/giogrid/giogrid/gridui/option"

// SortChanged reports that a user changed the order of the rows. If Sorting is Controlled, it only proposes the
// change.
type SortChanged struct{ From, To []option.SortKey }

// Apply sets to.Sorting.Keys.
func (e SortChanged) Apply(to *option.Options) { to.Sorting.Keys = e.To }
