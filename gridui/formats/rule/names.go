// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rule

import (
	"fmt"
	"slices"
)

// marshal returns the name of a value. what is the name of the type for the error, which it returns for an unknown
// value.
func marshal[V ~uint8](v V, names []string, what string) ([]byte, error) {
	if int(v) >= len(names) {
		return nil, fmt.Errorf("%w: there is no %s %d", errInvalid, what, v)
	}
	return []byte(names[v]), nil
}

// unmarshal sets v to the value with a name. what is the name of the type for the error, which it returns for an
// unknown name.
func unmarshal[V ~uint8](v *V, text []byte, names []string, what string) error {
	i := slices.Index(names, string(text))
	if i < 0 {
		return fmt.Errorf("%w: there is no %s %q", errInvalid, what, text)
	}
	*v = V(i)
	return nil
}

// MarshalText returns the name of the kind. It returns an error for an unknown kind.
func (k Kind) MarshalText() ([]byte, error) { return marshal(k, kindNames[:], "kind") }

// UnmarshalText sets the kind by its name. It returns an error for an unknown name.
func (k *Kind) UnmarshalText(text []byte) error { return unmarshal(k, text, kindNames[:], "kind") }

// MarshalText returns the name of the set of icons. It returns an error for an unknown set.
func (s IconSet) MarshalText() ([]byte, error) { return marshal(s, iconNames[:], "set of icons") }

// UnmarshalText sets the set of icons by its name. It returns an error for an unknown name.
func (s *IconSet) UnmarshalText(text []byte) error {
	return unmarshal(s, text, iconNames[:], "set of icons")
}

// MarshalText returns the name of the way. It returns an error for an unknown way.
func (b By) MarshalText() ([]byte, error) { return marshal(b, byNames[:], "point by") }

// UnmarshalText sets the way by its name. It returns an error for an unknown name.
func (b *By) UnmarshalText(text []byte) error { return unmarshal(b, text, byNames[:], "point by") }

// String returns the name of the set of icons, empty for an unknown one.
func (s IconSet) String() string { return nameOf(s, iconNames[:]) }

// nameOf returns the name of a value, empty for an unknown one.
func nameOf[V ~uint8](v V, names []string) string {
	if int(v) >= len(names) {
		return ""
	}
	return names[v]
}
