// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package persist

import (
	"encoding/json"
	"maps"
)

// Keeper is an extension with state that views store.
type Keeper interface {
	// ViewName returns the name of the extension in View.Extensions. It does not change.
	ViewName() string
	// ViewState returns the current state, nil for the zero value. It must be possible to marshal it as JSON.
	ViewState() any
	// SetViewState sets the state, nil for the zero value. An error describes what cannot be read, and leaves
	// the state unchanged.
	SetViewState(state json.RawMessage) error
	// ViewRev changes whenever ViewState does.
	ViewRev() uint64
}

// kept holds the extensions with state in views.
type kept struct {
	keepers []Keeper
	// spare holds states of extensions that have not been added yet.
	spare map[string]json.RawMessage
}

// AddKeeper adds an extension whose state views store. It sets a state restored earlier for the extension.
func (f *Feature) AddKeeper(k Keeper) {
	f.kept.keepers = append(f.kept.keepers, k)
	if state, ok := f.kept.spare[k.ViewName()]; ok {
		delete(f.kept.spare, k.ViewName())
		f.keep(k, state)
	}
}

// states returns the states of all keepers by name, except zero values.
func (f *Feature) states() map[string]json.RawMessage {
	states := maps.Clone(f.kept.spare)
	if states == nil {
		states = map[string]json.RawMessage{}
	}
	for _, k := range f.kept.keepers {
		state := k.ViewState()
		if state == nil {
			continue
		}
		text, err := json.Marshal(state)
		if err != nil {
			f.keepProblem(k, err)
			continue
		}
		states[k.ViewName()] = text
	}
	return states
}

// setStates sets the states of keepers. A keeper without a state in states is reset to its zero value.
func (f *Feature) setStates(states map[string]json.RawMessage) {
	f.kept.spare = maps.Clone(states)
	for _, k := range f.kept.keepers {
		delete(f.kept.spare, k.ViewName())
		f.keep(k, states[k.ViewName()])
	}
}

// keep sets the state of a keeper.
func (f *Feature) keep(k Keeper, state json.RawMessage) {
	if err := k.SetViewState(state); err != nil {
		f.keepProblem(k, err)
	}
}

// keepProblem reports a state that cannot be read or written.
func (f *Feature) keepProblem(k Keeper, err error) {
	f.Dataset.Report.Problem("view of "+k.ViewName(), "the state of %q in a view cannot be used: %v", k.ViewName(), err)
}

// rev returns the sum of the revisions of the states.
func (k *kept) rev() (sum uint64) {
	for _, keeper := range k.keepers {
		sum += keeper.ViewRev()
	}
	return sum
}
