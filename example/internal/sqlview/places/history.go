// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package places

import "slices"

// maxPlaces is how many places a history keeps.
const maxPlaces = 100

// History is the way that a person went, as in a browser. The zero value has no places.
type History struct {
	places []Place
	at     int // the place that is shown
}

// Current is the place that is shown; ok is false before the first one.
func (h *History) Current() (p Place, ok bool) {
	if len(h.places) == 0 {
		return Place{}, false
	}
	return h.places[h.at], true
}

// Go goes to a place. Places ahead are forgotten, and the oldest one beyond a hundred. A place
// that shows the same rows as the current one takes its stead.
func (h *History) Go(p Place) {
	if now, ok := h.Current(); ok && now.Equal(p) {
		h.places[h.at] = p
		return
	}
	if len(h.places) > 0 {
		h.places = h.places[:h.at+1]
	}
	h.places = append(h.places, p)
	if len(h.places) > maxPlaces {
		h.places = slices.Delete(h.places, 0, 1)
	}
	h.at = len(h.places) - 1
}

// Keep remembers how the current place is shown now, for the way back: its order, its filter,
// the row in focus.
func (h *History) Keep(p Place) {
	if len(h.places) > 0 {
		h.places[h.at] = p
	}
}

// CanBack and CanForward report whether there is a place to go to.
func (h *History) CanBack() bool    { return h.at > 0 }
func (h *History) CanForward() bool { return h.at < len(h.places)-1 }

// Back goes to the place before; ok is false if there is none.
func (h *History) Back() (p Place, ok bool) {
	if !h.CanBack() {
		return Place{}, false
	}
	h.at--
	return h.places[h.at], true
}

// Forward goes to the place that Back came from; ok is false if there is none.
func (h *History) Forward() (p Place, ok bool) {
	if !h.CanForward() {
		return Place{}, false
	}
	h.at++
	return h.places[h.at], true
}
