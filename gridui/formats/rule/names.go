// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rule

import (
	"fmt"
	"slices"
)

// marshal returns the name of a value. what is the type in the error for a value without a name.
func marshal[V ~uint8](v V, names []string, what string) ([]byte, error) {
	if int(v) >= len(names) {
		return nil, fmt.Errorf("%w: there is no %s %d", errInvalid, what, v)
	}
	return []byte(names[v]), nil
}

// unmarshal sets v to the value with a name. what is the type in the error for an unknown name.
func unmarshal[V ~uint8](v *V, text []byte, names []string, what string) error {
	i := slices.Index(names, string(text))
	if i < 0 {
		return fmt.Errorf("%w: there is no %s %q", errInvalid, what, text)
	}
	*v = V(i)
	return nil
}

// MarshalText writes the name of a kind.
func (k Kind) MarshalText() ([]byte, error) { return marshal(k, kindNames[:], "kind") }

// UnmarshalText reads the name of a kind.
func (k *Kind) UnmarshalText(text []byte) error { return unmarshal(k, text, kindNames[:], "kind") }

// MarshalText writes the name of a tint.
func (t Tint) MarshalText() ([]byte, error) { return marshal(t, tintNames[:], "tint") }

// UnmarshalText reads the name of a tint.
func (t *Tint) UnmarshalText(text []byte) error { return unmarshal(t, text, tintNames[:], "tint") }

// MarshalText writes the name of a set of icons.
func (s IconSet) MarshalText() ([]byte, error) { return marshal(s, iconNames[:], "set of icons") }

// UnmarshalText reads the name of a set of icons.
func (s *IconSet) UnmarshalText(text []byte) error {
	return unmarshal(s, text, iconNames[:], "set of icons")
}

// MarshalText writes the name of a way.
func (b By) MarshalText() ([]byte, error) { return marshal(b, byNames[:], "point by") }

// UnmarshalText reads the name of a way.
func (b *By) UnmarshalText(text []byte) error { return unmarshal(b, text, byNames[:], "point by") }
