// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import "github.com/giogrid/giogrid/gridui/option"

// TurnTo shows a page as a user does.
func (s *Set) TurnTo(index int) {
	v := s.Page()
	if !v.On || index > v.Index && !v.Next {
		return
	}
	s.Pages.Change(v.PageState, ClampPage(option.PageState{Index: max(index, 0), Size: v.Size}, v.Total))
}

// SetPageSize gives pages another size as a user does.
func (s *Set) SetPageSize(n int) {
	if v := s.Page(); v.On && n > 0 {
		s.Pages.Change(v.PageState, ClampPage(ResizePage(v.PageState, min(n, option.MaxPageSize)), v.Total))
	}
}
