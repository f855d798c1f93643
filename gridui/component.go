// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

// component is what embeds a Grid and has fields of its own that say what fields of the
// Grid do. The Grid asks it to sync whenever it reads its own fields, so that the order of
// Update, New and Layout makes no difference.
type component interface {
	// sync gives the Grid what the fields of the component say. It changes nothing, and
	// allocates nothing, where these are as they were.
	sync()
}

// within makes a Grid the one that a component embeds, and returns it.
func (g *Grid[T]) within(c component) *Grid[T] {
	g.outer = c
	g.bind()
	return g
}

// replaced is the value that a field of a Grid had before that of a component took its
// place.
type replaced[V any] struct {
	was V
	on  bool
}

// set puts the value of a component in a field, or gives back what was there before if the
// component has none any more.
func (r *replaced[V]) set(field *V, value V, given bool) {
	switch {
	case given:
		if !r.on {
			r.was, r.on = *field, true
		}
		*field = value
	case r.on:
		*field = r.was
		*r = replaced[V]{}
	}
}
