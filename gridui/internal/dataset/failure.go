// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/errwords"
	"github.com/giogrid/giogrid/gridui/option"
)

// Failure returns the error of the source or the program in reading rows, nil if there is none.
func (s *Set) Failure() error {
	if err := s.Access().Status().Err; err != nil {
		return err
	}
	return s.inputs.Options.Placeholder.Err
}

// Explain returns the text of an error for users.
func (s *Set) Explain(err error) string {
	if explain := s.inputs.Options.Placeholder.Explain; explain != nil {
		return explain(err)
	}
	return errwords.Of(err)
}

// Retries reports whether users may retry reading rows.
func (s *Set) Retries() bool { return !s.inputs.Options.Placeholder.RetryDisabled }

// RetryFailed retries a failed read, and notifies the program.
func (s *Set) RetryFailed() {
	err := s.Failure()
	s.Remote.Retry()
	if again := s.inputs.Options.Placeholder.Retry; again != nil {
		again()
	}
	s.inputs.Report.Emit(events.PlaceholderClicked{State: option.PlaceholderFailed, Err: err})
}
