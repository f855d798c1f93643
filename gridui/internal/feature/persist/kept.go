// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package persist

import (
	"encoding/json"
	"maps"
)

// Keeper is an extension with something that users come back to.
type Keeper interface {
	// ViewName is the name of the extension in View.Extensions. It does not change.
	ViewName() string
	// ViewState is the present state, nil for that of the zero value. It must be possible to write
	// it as JSON.
	ViewState() any
	// SetViewState puts a state in place, nil for that of the zero value. The error says what about it
	// cannot be read, and the state is as before then.
	SetViewState(state json.RawMessage) error
	// ViewRev changes whenever ViewState does.
	ViewRev() uint64
}

// kept is what extensions keep in views.
type kept struct {
	keepers []Keeper
	// spare are states of extensions that are not there yet.
	spare map[string]json.RawMessage
}

// AddKeeper adds what an extension keeps to the view. A state that was restored before for it is
// put in place.
func (f *Feature) AddKeeper(k Keeper) {
	f.kept.keepers = append(f.kept.keepers, k)
	if state, ok := f.kept.spare[k.ViewName()]; ok {
		delete(f.kept.spare, k.ViewName())
		f.keep(k, state)
	}
}

// states are the states of all keepers by name, without those of their zero values.
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

// setStates puts states in place, that of the zero value for keepers that have none among them.
func (f *Feature) setStates(states map[string]json.RawMessage) {
	f.kept.spare = maps.Clone(states)
	for _, k := range f.kept.keepers {
		delete(f.kept.spare, k.ViewName())
		f.keep(k, states[k.ViewName()])
	}
}

// keep puts the state of a keeper in place.
func (f *Feature) keep(k Keeper, state json.RawMessage) {
	if err := k.SetViewState(state); err != nil {
		f.keepProblem(k, err)
	}
}

// keepProblem reports a state that cannot be read or written.
func (f *Feature) keepProblem(k Keeper, err error) {
	f.Dataset.Report.Problem("view of "+k.ViewName(), "the state of %q in a view cannot be used: %v", k.ViewName(), err)
}

// rev is the sum of the revisions of the states.
func (k *kept) rev() (sum uint64) {
	for _, keeper := range k.keepers {
		sum += keeper.ViewRev()
	}
	return sum
}
