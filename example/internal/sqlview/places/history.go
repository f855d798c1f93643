// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package places

import "slices"

// maxPlaces is the maximum number of places in a history.
const maxPlaces = 100

// History records the visited places, as a browser does. The zero value has no places.
type History struct {
	places []Place
	at     int // the index of the current place
}

// Current returns the current place; ok is false before the first one.
func (h *History) Current() (p Place, ok bool) {
	if len(h.places) == 0 {
		return Place{}, false
	}
	return h.places[h.at], true
}

// Go adds a place after the current one. It drops the places ahead, and the oldest place beyond a hundred. A place
// with the same rows as the current one replaces it.
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

// Keep updates the current place for the way back: its order, its filter, the row in focus.
func (h *History) Keep(p Place) {
	if len(h.places) > 0 {
		h.places[h.at] = p
	}
}

// CanBack and CanForward report whether there is a place to go to.
func (h *History) CanBack() bool    { return h.at > 0 }
func (h *History) CanForward() bool { return h.at < len(h.places)-1 }

// Back moves to the previous place and returns it; ok is false if there is none.
func (h *History) Back() (p Place, ok bool) {
	if !h.CanBack() {
		return Place{}, false
	}
	h.at--
	return h.places[h.at], true
}

// Forward moves to the place that Back left and returns it; ok is false if there is none.
func (h *History) Forward() (p Place, ok bool) {
	if !h.CanForward() {
		return Place{}, false
	}
	h.at++
	return h.places[h.at], true
}
