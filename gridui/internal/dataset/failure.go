// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/errwords"
	"github.com/giogrid/giogrid/gridui/option"
)

// Failure returns why rows could not be read, by the source or by the program, nil if nothing is wrong.
func (s *Set) Failure() error {
	if err := s.Access().Status().Err; err != nil {
		return err
	}
	return s.inputs.Options.Placeholder.Err
}

// Explain returns what users read of an error.
func (s *Set) Explain(err error) string {
	if explain := s.inputs.Options.Placeholder.Explain; explain != nil {
		return explain(err)
	}
	return errwords.Of(err)
}

// Retries reports whether a user may try to read rows again.
func (s *Set) Retries() bool { return !s.inputs.Options.Placeholder.NoRetry }

// RetryFailed reads again what could not be read, and tells the program.
func (s *Set) RetryFailed() {
	err := s.Failure()
	s.Remote.Retry()
	if again := s.inputs.Options.Placeholder.Retry; again != nil {
		again()
	}
	s.inputs.Report.Emit(events.PlaceholderClicked{State: option.PlaceholderFailed, Err: err})
}
