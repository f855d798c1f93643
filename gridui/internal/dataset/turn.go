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

// SetPageSize gives pages another size as a user does. The first row of the page stays on it.
func (s *Set) SetPageSize(n int) {
	if n > 0 {
		s.ShowPage(ResizePage(s.Page().PageState, min(n, option.MaxPageSize)))
	}
}

// ShowPage shows a page of some size as a user does, or the nearest that there is.
func (s *Set) ShowPage(to option.PageState) {
	if v := s.Page(); v.On {
		s.Pages.Change(v.PageState, ClampPage(to, v.Total))
	}
}
