// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package events

import "github.com/giogrid/giogrid/gridui/option"

// PageChanged reports that another page is visible, because a user turned the page or because rows changed. If Paging
// is Controlled, it only proposes the change. It is not sent for a page that the program sets.
type PageChanged struct{ From, To option.PageState }

// Apply sets to.Paging.Index and Size.
func (e PageChanged) Apply(to *option.Options) {
	to.Paging.Index, to.Paging.Size = e.To.Index, e.To.Size
}
